/** What is used of it. Its own package of types is larger than that. */
declare module 'nodemailer' {
  export interface Transport {
    sendMail(mail: { from: string; to: string; subject: string; text: string }): Promise<unknown>;
  }
  export function createTransport(address: string): Transport;
}
