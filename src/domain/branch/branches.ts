import type { ShopCountry } from '#domain/shop/shop-country.ts'

/** One of our branches, where parcels can be collected. */
export type Branch = { id: string; street: string; zip: string; city: string }

/** By country, in the order of their zip codes. */
const BRANCHES: Record<ShopCountry, readonly Branch[]> = {
  DE: [
    { id: 'de-hamburg', street: 'Mönckebergstraße 12', zip: '20095', city: 'Hamburg' },
    { id: 'de-koeln', street: 'Ehrenstraße 41', zip: '50672', city: 'Köln' },
    { id: 'de-augsburg', street: 'Am Alten Messplatz 14', zip: '86153', city: 'Augsburg' },
  ],
  AT: [
    { id: 'at-wien', street: 'Mariahilfer Straße 54', zip: '1070', city: 'Wien' },
    { id: 'at-graz', street: 'Herrengasse 9', zip: '8010', city: 'Graz' },
  ],
  CH: [
    { id: 'ch-lausanne', street: 'Rue de Bourg 18', zip: '1003', city: 'Lausanne' },
    { id: 'ch-lugano', street: 'Via Nassa 22', zip: '6900', city: 'Lugano' },
    { id: 'ch-winterthur', street: 'Lagerplatz 11', zip: '8400', city: 'Winterthur' },
  ],
  CZ: [
    { id: 'cz-praha', street: 'Na Příkopě 17', zip: '110 00', city: 'Praha 1' },
    { id: 'cz-brno', street: 'Masarykova 25', zip: '602 00', city: 'Brno' },
  ],
  PL: [
    { id: 'pl-warszawa', street: 'ul. Chmielna 20', zip: '00-020', city: 'Warszawa' },
    { id: 'pl-krakow', street: 'ul. Floriańska 31', zip: '31-019', city: 'Kraków' },
  ],
  IT: [
    { id: 'it-milano', street: 'Via Torino 38', zip: '20123', city: 'Milano' },
    { id: 'it-bolzano', street: 'Via Portici 27', zip: '39100', city: 'Bolzano' },
  ],
}

export const branchesIn = (country: ShopCountry): readonly Branch[] => BRANCHES[country]
