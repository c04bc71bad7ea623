import { describe, expect, it } from 'vitest';
import { at } from '../../../test/shop/shopper';
import { testShop } from '../../../test/shop/test-shop';

const shop = testShop();

describe('telehealth services', () => {
  it('lists telehealth services with fee and label, and finds one by type or slug [4.m-01] [4.m-02] [4.m-03] [4.m-04] [4.m-05]', async () => {
    const guest = shop.guest();
    const answer = await guest.send(`query TelehealthServices {
      telehealth_services { booking_type group button_label price title slug summary description who_for not_for
        steps { title text } duration_minutes product { name } } }`);
    const services = at<{ booking_type: string; button_label: string; price: number; slug: string }[]>(
      answer,
      'telehealth_services',
    );
    expect(
      Object.fromEntries(services.map((service) => [service.booking_type, service.button_label])),
    ).toEqual({
      ShortConsult: 'See a doctor now',
      LongConsult: 'See a doctor now',
      OnlineScripts: 'Request a script',
      MedcertsWork: 'Request a cert',
      MedcertsCarer: 'Request a cert',
      MedcertsUniv: 'Request a cert',
      MultidayMedcerts: 'Request a cert',
      CovidAntiviral: 'Request a COVID-19 consultation',
      SmokingCessation: 'Request a consult',
    });
    expect(services.every(({ price }) => price > 0)).toBe(true);
    const one = await guest.send(`{ byType: telehealth_service(booking_type: ShortConsult) { slug }
      bySlug: telehealth_service(slug: "${services[0]?.slug}") { booking_type } none: telehealth_service { slug } }`);
    expect(one.data).toEqual({
      byType: { slug: services[0]?.slug },
      bySlug: { booking_type: 'ShortConsult' },
      none: null,
    });
  });
});
