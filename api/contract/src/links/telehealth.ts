import { segment } from './segment';

export const services = () => '/telehealth';
export const service = (slug: string) => `/telehealth/${segment(slug)}`;
export const book = (slug: string) => `${service(slug)}/book`;
export const appointment = () => '/telehealth/telehealth-appointment';
/** A guest's appointment, by the token of their mails. */
export const guestAppointment = (token: string) => `/appointments/${segment(token)}`;
export const shortConsult = () => '/products/telehealth-short-consult';
