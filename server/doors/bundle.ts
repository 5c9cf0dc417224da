/** A style sheet or script for browsers in one file; one that is a bundle already comes as it is. */
export async function bundle(entry: string): Promise<Uint8Array<ArrayBuffer>> {
  const bundled = await Bun.build({ entrypoints: [entry], minify: true, target: 'browser' })
  const [output] = bundled.outputs
  if (!bundled.success || !output) throw new Error(`${entry} does not build: ${bundled.logs.join('\n')}`)
  return new Uint8Array(await output.arrayBuffer())
}
