/** A mail to the one address that somebody has entered themselves. */
export interface SentMail {
  to: string;
  subject: string;
  text: string;
}

export interface Mail {
  /** False: no server is configured, and what needs a mail is not offered. */
  isOn: boolean;
  /** Throws when it could not be handed to the server. */
  send(mail: SentMail): Promise<void>;
  /** In development: what would have been sent, newest first. Undefined elsewhere. */
  mailbox?: () => readonly SentMail[];
}

export interface MailOptions {
  /** Address of the server with its account: `smtps://user:password@mail.example`. */
  smtp?: string | undefined;
  /** Who it comes from: `Beratung <beratung@example.org>`. */
  from?: string | undefined;
  /** Keeps what is sent in memory and sends nothing. */
  isDevelopment: boolean;
}

const kept = 50;

/** The one way by which the services send mail. The library is loaded with the first one. */
export function createMail({ smtp, from, isDevelopment }: MailOptions): Mail {
  if (smtp !== undefined && from !== undefined) {
    return {
      isOn: true,
      send: async (mail) => {
        const { createTransport } = await import('nodemailer');
        await createTransport(smtp).sendMail({ ...mail, from });
      },
    };
  }
  if (!isDevelopment)
    return { isOn: false, send: () => Promise.reject(new Error('No mail server is configured.')) };
  const sent: SentMail[] = [];
  return {
    isOn: true,
    send: async (mail) => {
      sent.unshift(mail);
      sent.length = Math.min(sent.length, kept);
    },
    mailbox: () => sent,
  };
}
