/** Opens the browser's print dialog with the file itself, so that paper and file are the same. */
export function printFile(bytes: Uint8Array<ArrayBuffer>, title: string): void {
  const address = URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' }));
  const frame = document.createElement('iframe');
  frame.title = title;
  frame.hidden = true;
  frame.src = address;
  frame.addEventListener('load', () => frame.contentWindow?.print());
  document.body.append(frame);
  setTimeout(() => {
    frame.remove();
    URL.revokeObjectURL(address);
  }, 600_000); // the dialog reads it as long as it is open, and nobody says when it was closed
}
