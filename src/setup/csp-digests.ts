/** The file of Astro that hashes what a page's policy allows, and the beginning of the function in it. */
const FILE = 'astro/dist/core/encryption.js'
const BEGINNING = 'async function generateCspDigest(data, algorithm) {'

/** Few texts are hashed: the styles and scripts of the build. Beyond this number they are hashed anew. */
const MAX_DIGESTS = 2000

const REMEMBERING = `const digests = new Map();
function generateCspDigest(data, algorithm) {
  const ofAlgorithm = digests.get(algorithm) ?? new Map();
  digests.set(algorithm, ofAlgorithm);
  if (ofAlgorithm.size >= ${MAX_DIGESTS}) ofAlgorithm.clear();
  const digest = ofAlgorithm.get(data) ?? digestOf(data, algorithm);
  ofAlgorithm.set(data, digest);
  return digest;
}
async function digestOf(data, algorithm) {`

/**
 * Lets the built pages remember the hashes of their styles, which Astro computes again for each page. Throws if Astro
 * hashes them in another way.
 */
export const cspDigests = () => ({
  name: 'csp-digests',
  transform(code: string, id: string): string | undefined {
    if (!id.includes(FILE)) return undefined
    if (!code.includes(BEGINNING)) throw new Error('Astro changed how it hashes styles')
    return code.replace(BEGINNING, REMEMBERING)
  },
})
