/** One public page of each kind. */
export const PAGES = {
  home: '/de-de/',
  listing: '/de-de/sonnenbrillen/',
  product: '/de-de/p/laguna-01c43-10406/',
  lens: '/de-de/p/clarius-30-toric-6-10127/',
  search: '/de-de/search/?term=panto&page=1',
  content: '/de-de/service/gebrauchsanweisungen/',
  branches: '/de-de/niederlassungen/',
}
