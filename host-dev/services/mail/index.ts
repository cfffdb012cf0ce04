export { createMail, type Mail, type SentMail } from './mail';
export { mailboxRoute } from './mailboxRoute';
