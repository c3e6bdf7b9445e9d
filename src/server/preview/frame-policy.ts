/** The script with which the visual editor communicates with a page in its frame. */
export const bridgeUrl = (editor: string): string => `${editor}/f/storyblok-v2-latest.js`

/**
 * The policy of a page in the frame of its editor: only the editor may frame it, its script may be loaded, and it
 * may outline the edited block. Everything else stays the same.
 */
export function framePolicy(policy: string, editor: string): string {
  const directives = policy
    .split(';')
    .map((directive) => directive.trim())
    .filter((directive) => directive !== '')
  const changed = directives.map((directive) => {
    const [name = ''] = directive.split(/\s+/, 1)
    if (name === 'script-src') return `${directive} ${bridgeUrl(editor)}`
    return name === 'style-src' ? "style-src 'self' 'unsafe-inline'" : directive
  })
  const others = changed.filter((directive) => !directive.startsWith('frame-ancestors'))
  return [...others, `frame-ancestors ${editor}`].join('; ')
}
