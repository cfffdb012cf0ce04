/** What bytes from 128 on are in encodings that browsers do not read: code page 850 of DOS, and Macintosh. */
const letters = {
  ibm850:
    'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐' +
    '└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0',
  macintosh:
    'ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø' +
    '¿¡¬√ƒ≈∆«»…\u00a0ÀÃÕŒœ–—“”‘’÷◊ÿŸ⁄€‹›ﬁﬂ‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔ\uf8ffÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ',
} as const;
export type OldEncoding = keyof typeof letters;

/** The text of bytes in an old encoding. */
export function decodeOld(bytes: Uint8Array, encoding: OldEncoding): string {
  const upper = letters[encoding];
  const parts: string[] = [];
  for (let from = 0; from < bytes.length; from += 8_000)
    parts.push(
      Array.from(bytes.subarray(from, from + 8_000), (byte) =>
        byte < 128 ? String.fromCharCode(byte) : upper[byte - 128],
      ).join(''),
    );
  return parts.join('');
}

/** The bytes of German letters: ä ö ü ß, then Ä Ö Ü. */
const german = {
  'windows-1252': { small: [0xe4, 0xf6, 0xfc, 0xdf], large: [0xc4, 0xd6, 0xdc] },
  ibm850: { small: [0x84, 0x94, 0x81, 0xe1], large: [0x8e, 0x99, 0x9a] },
  macintosh: { small: [0x8a, 0x9a, 0x9f, 0xa7], large: [0x80, 0x85, 0x86] },
} as const;
type OneByte = keyof typeof german;

const isSmall = (byte = 0) => byte >= 97 && byte <= 122;
const isLarge = (byte = 0) => byte >= 65 && byte <= 90;

/**
 * In which encoding most bytes above 127 are German letters beside others of their size: "Müller", "MÜLLER", "Überweisung".
 * Latin-1 where none is ahead of it.
 */
export function likelier(bytes: Uint8Array): OneByte {
  const counts: Record<OneByte, number> = { 'windows-1252': 0, ibm850: 0, macintosh: 0 };
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    if (byte < 128) continue;
    const [before, after] = [bytes[at - 1], bytes[at + 1]];
    for (const encoding of Object.keys(counts) as OneByte[]) {
      const { small, large } = german[encoding];
      const isWithin = isSmall(before) || isLarge(before);
      if (small.some((letter) => letter === byte) && isWithin && (isSmall(after) || byte === small[3]))
        counts[encoding] += 1;
      if (large.some((letter) => letter === byte) && (isLarge(after) || (!isWithin && isSmall(after))))
        counts[encoding] += 1;
    }
  }
  const { ibm850, macintosh } = counts;
  if (Math.max(ibm850, macintosh) <= counts['windows-1252']) return 'windows-1252';
  return ibm850 >= macintosh ? 'ibm850' : 'macintosh';
}
