export const serve = {
  running: (url: string, data: string) =>
    `Aléa is running at ${url}; matches are stored in ${data}. Press Ctrl-C to stop.`,
}
