import type { FileType } from '@vp-digital/core/contracts';

const signatures: readonly { type: FileType; bytes: readonly number[] }[] = [
  { type: 'application/pdf', bytes: [0x25, 0x50, 0x44, 0x46, 0x2d] },
  { type: 'image/jpeg', bytes: [0xff, 0xd8, 0xff] },
  { type: 'image/png', bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
];

/** What the first bytes say that a file is; undefined for what is not taken. Nothing is ever unpacked. */
export const detectType = (content: Uint8Array): FileType | undefined =>
  signatures.find(({ bytes }) => bytes.every((byte, index) => content[index] === byte))?.type;
