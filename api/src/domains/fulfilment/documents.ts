import type { State } from '@saltbush/contract';

/** Collection `postcodes`: one row per suburb and postcode (section 3.g). */
export interface PostcodeDocument {
  _id: string;
  suburb: string;
  /** The suburb in the characters of the postcode search. */
  search_name: string;
  postcode: string;
  state: State;
  lat: number;
  lng: number;
  category: 'Delivery Area' | 'Post Office Boxes';
}

/** Collection `pharmacies`: they dispatch orders and offer click-and-collect. */
export interface PharmacyDocument {
  _id: number;
  name: string;
  address: { line_1: string; line_2: string; suburb: string; state: State; postcode: string };
  phone: string;
  lat: number;
  lng: number;
  /** IANA time zone, for the same-day cutoff. */
  time_zone: string;
  is_click_and_collect: boolean;
  is_same_day: boolean;
  hours: { day: 1 | 2 | 3 | 4 | 5 | 6 | 7; open: string; close: string }[];
}
