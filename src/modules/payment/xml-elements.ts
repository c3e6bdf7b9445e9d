import { XmlElement } from '@rgrove/parse-xml'

const localName = ({ name }: XmlElement): string => name.slice(name.indexOf(':') + 1)

/** The elements of a name within an element, whatever their prefix. */
export const children = (parent: XmlElement, name: string): XmlElement[] =>
  parent.children.filter((node) => node instanceof XmlElement).filter((node) => localName(node) === name)

/** The elements at the end of a path. */
export const elementsIn = (parent: XmlElement, ...path: string[]): XmlElement[] =>
  path.reduce((found, name) => found.flatMap((each) => children(each, name)), [parent])

/** The first element at the end of a path. */
export const child = (parent: XmlElement, ...path: string[]): XmlElement | undefined =>
  elementsIn(parent, ...path)[0]

/** Its text; empty where there is none. */
export const textAt = (parent: XmlElement, ...path: string[]): string =>
  child(parent, ...path)?.text.trim() ?? ''
