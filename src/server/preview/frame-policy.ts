/** The script by which the visual editor speaks with a page in its frame. */
export const bridgeOf = (editor: string): string => `${editor}/f/storyblok-v2-latest.js`

/**
 * The policy of a page that is shown in the frame of its editor: that one alone may frame it, its script is loaded, and it may outline
 * what is being edited. Everything else stays as it was.
 */
export function framePolicy(policy: string, editor: string): string {
  const directives = policy
    .split(';')
    .map((directive) => directive.trim())
    .filter((directive) => directive !== '')
  const changed = directives.map((directive) => {
    const [name = ''] = directive.split(/\s+/, 1)
    if (name === 'script-src') return `${directive} ${bridgeOf(editor)}`
    return name === 'style-src' ? "style-src 'self' 'unsafe-inline'" : directive
  })
  const others = changed.filter((directive) => !directive.startsWith('frame-ancestors'))
  return [...others, `frame-ancestors ${editor}`].join('; ')
}
