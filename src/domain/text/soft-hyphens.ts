/** Shorter words fit the narrowest column that there is. */
const LONG = /\p{L}{15,}/gu
/** A compound's joint: these endings take an s before the next word. */
const JOINT = /(?<=(?:ung|heit|keit|schaft|tät|ion|ling)s)(?=\p{L})/gu
/** Consonants between two vowels; the last of them, or the last that are spoken as one, open the next syllable. */
const BETWEEN = /(?<=[aeiouyäöü])([^aeiouyäöü\u00AD]+)(?=[aeiouyäöü])/giu
const OPENING = /(?:sch[lmnrw]?|(?<=.)s[pt]r?|pf[lr]?|[bfgkp][lr]|[dt]r|kn|zw|ch|ph|th|[^aeiouyäöü])$/iu
/** Where a syllable and a word may both begin, a wrong break is worse than none: Brillen-etui, Schutz-engel, Gebrauchs-anweisung. */
const DOUBTFUL = /^(?:[lnrst]|.+s|.*tz|x|ß)$/iu

/** What holds in Czech, French, Italian and Polish alike: one consonant between two vowels belongs to the second. */
const ALONE = /(?<=[aeiouyáéíóúýěůąęàèìòùâêîôû])(?=[bcčdfgjklłmnprřsštvwzž][aeiouyáéíóúýěůąęàèìòùâêîôû])/giu

/**
 * Says where long words may break, with the hyphen that a browser without a dictionary does not know of. German piles
 * up its nouns and gets all its joints; what is this long in another language breaks before a consonant that stands alone.
 *
 * @example softHyphens('Brillenschraubendreher', 'de') // "Bril·len·schrau·ben·dreher" with U+00AD for the points
 */
export const softHyphens = (text: string, language: string): string =>
  text.replace(LONG, (word) => whole(language === 'de' ? compound(word) : word.replace(ALONE, '\u00AD')))

const compound = (word: string): string =>
  word.replace(JOINT, '\u00AD').replace(BETWEEN, (cluster: string) => {
    if (DOUBTFUL.test(cluster)) return cluster
    const at = cluster === 'ck' ? 0 : cluster.search(OPENING)
    return `${cluster.slice(0, at)}\u00AD${cluster.slice(at)}`
  })

/** Nothing is torn off at an end. */
const whole = (word: string): string =>
  word.replace(/^(\p{L}{1,3})\u00AD/u, '$1').replace(/\u00AD(\p{L}{1,2})$/u, '$1')
