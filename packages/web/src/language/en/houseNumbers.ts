/** Numbers of the house, which replace reconstructed numbers of heroes. */
export const houseNumbers = {
  help: 'Some numbers of these heroes are published nowhere, and ours are reconstructed. If you own the box, download a template, enter the printed numbers, and upload the file.',
  choose: 'Upload a file',
  template: 'Download a template',
  remove: 'Back to our numbers',
  edit: (hero: string) => `Change numbers of ${hero}`,
  ours: (number: number) => `ours: ${number}`,
  notJson: (line?: string) =>
    `it is not JSON${line === undefined ? '' : ` (line ${line})`}; a comma or a quotation mark may be missing, or one too many`,
  refused: (why: string) => `The file is refused: ${why}.`,
  nothing: 'The file is fine, and changes nothing: all of its numbers are ours.',
  changes: (hero: string, changes: readonly string[]) => `${hero}: ${changes.join(', ')}`,
  change: (name: string, from: number, to: number) => `${name} ${to} instead of ${from}`,
  /** Of a hero at the table. */
  played: 'This table plays with its own numbers for this hero.',
}
