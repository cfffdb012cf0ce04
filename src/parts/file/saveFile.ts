/** Hands bytes to the browser as a download; nothing of it stays in memory. */
export function saveFile(
  bytes: Uint8Array<ArrayBuffer>,
  { name, type }: { name: string; type: string },
): void {
  const address = URL.createObjectURL(new Blob([bytes], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000); // the browser reads it when the user has said where to
}
