/** CRC-32, as ZIP archives keep it of each file. */
export function checksumOf(bytes: Uint8Array): number {
  let rest = 0xffffffff;
  for (const byte of bytes) rest = (table[(rest ^ byte) & 0xff] ?? 0) ^ (rest >>> 8);
  return (rest ^ 0xffffffff) >>> 0;
}

const table = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value >>> 0;
});

const entry = 0x02014b50;
const end = 0x06054b50;

/** The checksums that the directory of a ZIP archive lists; empty where there is none. */
export function listedChecksums(bytes: Uint8Array): ReadonlySet<number> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const found = new Set<number>();
  let at = bytes.length - 22;
  while (at >= 0 && view.getUint32(at, true) !== end) at -= 1;
  if (at < 0) return found;
  let place = view.getUint32(at + 16, true);
  while (place + 46 <= bytes.length && view.getUint32(place, true) === entry) {
    found.add(view.getUint32(place + 16, true));
    place +=
      46 +
      view.getUint16(place + 28, true) +
      view.getUint16(place + 30, true) +
      view.getUint16(place + 32, true);
  }
  return found;
}
