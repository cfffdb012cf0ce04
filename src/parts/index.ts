export { AccessDenied } from './access/AccessDenied';
