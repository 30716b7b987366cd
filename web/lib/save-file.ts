/** Offers a file to the browser for saving. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // By this time the browser has read it.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
