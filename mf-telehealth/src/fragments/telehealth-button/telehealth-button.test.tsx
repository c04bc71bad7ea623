import { type BookingType, bookingTypes } from '@saltbush/contract';
import { useOverlayStore } from '@saltbush/shared-ui/platform';
import { serve } from '@saltbush/shared-ui/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { bookingAnswers } from '../../samples/booking-answers';
import { SampleShop, startSampleShop } from '../../samples/sample-shop';
import { sampleService } from '../../samples/services';
import TelehealthButton from '.';

const LABELS: Record<BookingType, string> = {
  ShortConsult: 'See a doctor now',
  LongConsult: 'See a doctor now',
  OnlineScripts: 'Request a script',
  MedcertsWork: 'Request a cert',
  MedcertsCarer: 'Request a cert',
  MedcertsUniv: 'Request a cert',
  MultidayMedcerts: 'Request a cert',
  CovidAntiviral: 'Request a COVID-19 consultation',
  SmokingCessation: 'Request a consult',
};

async function button(type: BookingType): Promise<HTMLElement> {
  const { slug } = sampleService(type);
  render(
    <SampleShop>
      <TelehealthButton productId={1} bookingType={type} slug={slug} price={5400} />
    </SampleShop>,
  );
  await screen.findByText(/^\d+ minutes$/);
  return screen.getByRole('link', { name: LABELS[type] });
}
const hrefOf = async (type: BookingType) => (await button(type)).getAttribute('href');

beforeEach(() => {
  startSampleShop();
  serve(...bookingAnswers());
  useOverlayStore.setState({ open: null });
});

describe('the telehealth button', () => {
  it.each(bookingTypes())(
    'of %s has its label, the fee, and the word about emergencies [2.10-22]',
    async (type) => {
      expect(await button(type)).toBeTruthy();
      expect(screen.getByText(/\$\d+\.\d\d/)).toBeTruthy();
      expect(screen.getByText(/not for emergencies.*call 000/)).toBeTruthy();
    },
  );

  it('opens prescription search for online scripts [4.l-04]', async () => {
    expect(await hrefOf('OnlineScripts')).toBe('/telehealth/online-scripts/book?step=medicine');
  });

  it.each([
    'ShortConsult',
    'LongConsult',
    'MedcertsWork',
    'MedcertsCarer',
    'MedcertsUniv',
    'MultidayMedcerts',
  ] as const)('opens consult selection for %s [4.l-05]', async (type) => {
    expect(await hrefOf(type)).toBe(`/telehealth/${sampleService(type).slug}/book?step=service`);
  });

  it('shows not-in-service where smoking cessation is not given [4.l-01]', async () => {
    startSampleShop({ inDarwin: true });
    expect(await hrefOf('SmokingCessation')).toBe('/telehealth/quit-smoking/book?step=not-in-service');
  });

  it.each(['CovidAntiviral', 'SmokingCessation'] as const)(
    'of %s sends guests to the auth drawer, which leads back to the flow [4.l-03]',
    async (type) => {
      await userEvent.click(await button(type));
      expect(useOverlayStore.getState().open).toEqual({
        name: 'auth',
        props: {
          mode: 'login',
          flow: 'telehealth',
          redirectUrl: `telehealth/${sampleService(type).slug}/book?step=patient`,
          linkedUrl: `/telehealth/${sampleService(type).slug}/book?step=patient&th=1&tid=1&tp=${type}`,
        },
      });
    },
  );

  it.each(['CovidAntiviral', 'SmokingCessation'] as const)(
    'of %s leads to the landing with patients [4.l-02]',
    async (type) => {
      const { slug } = sampleService(type);
      startSampleShop({ signedIn: true });
      const link = await button(type);
      await expect.poll(() => link.getAttribute('href')).toBe(`/telehealth/${slug}`);
    },
  );

  it.each(['CovidAntiviral', 'SmokingCessation'] as const)(
    'of %s leads to add a patient without any [4.l-02]',
    async (type) => {
      serve(...bookingAnswers({ patients: [] }));
      startSampleShop({ signedIn: true });
      expect(await hrefOf(type)).toBe(`/telehealth/${sampleService(type).slug}/book?step=patient`);
    },
  );

  it('renders nothing for a product that is not a service', () => {
    const { container } = render(
      <SampleShop>
        <TelehealthButton productId={1} bookingType="Something" slug="x" price={100} />
      </SampleShop>,
    );
    expect(container.querySelector('a')).toBeNull();
  });
});
