import { saveFile } from '@vp-digital/core/parts';

/** Puts a report among the user's downloads. */
export const saveReport = (bytes: Uint8Array<ArrayBuffer>, name: string): void =>
  saveFile(bytes, { name, type: 'application/pdf' });
