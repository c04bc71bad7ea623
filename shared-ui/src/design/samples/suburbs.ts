export const suburbs = [
  { id: '2000-sydney', label: 'Sydney, 2000', detail: 'NSW' },
  { id: '2010-surry', label: 'Surry Hills, 2010', detail: 'NSW' },
  { id: '3000-melbourne', label: 'Melbourne, 3000', detail: 'VIC' },
  { id: '4000-brisbane', label: 'Brisbane City, 4000', detail: 'QLD' },
] as const;

/** Resolves immediately with results like those of the postcode search. */
export const searchSuburbs = async (query: string) =>
  suburbs.filter(({ label }) => label.toLowerCase().includes(query.toLowerCase()));
