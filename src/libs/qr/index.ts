/** The only place where uqr is imported; in no share: fetched with the dialog that shows a code. */
export { QrCode } from './QrCode';
