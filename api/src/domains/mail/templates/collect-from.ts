import type { MailContent } from './content';

/** The pharmacy where an order is collected. */
export interface CollectFrom {
  name: string;
  /** Line by line; empty if it is not known. */
  address: readonly string[];
  phone: string | null;
  /** Such as "Monday to Friday: 8 am to 8 pm"; empty if they are not known. */
  hours: readonly string[];
  /** Such as "Thu 3 Dec"; unset where no day was promised. */
  readyBy?: string | null;
}

/** Where and when an order can be collected; nothing for one that is delivered. */
export function collectBlocks(place: CollectFrom | null | undefined): NonNullable<MailContent['blocks']> {
  if (!place) return [];
  const { name, address, phone, hours, readyBy } = place;
  const ready = readyBy ? [`Ready by ${readyBy}`] : [];
  return [
    { title: 'Collect from', lines: [...ready, name, ...address, ...(phone ? [phone] : [])] },
    ...(hours.length > 0 ? [{ title: 'Opening hours', lines: hours }] : []),
  ];
}
