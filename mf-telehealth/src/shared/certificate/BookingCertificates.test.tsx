import { useSession } from '@saltbush/shared-ui/platform';
import { HttpResponse, http, respondWith, sentVariables, serve, TestShop } from '@saltbush/shared-ui/testing';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { TelehealthCertificatesDocument } from '../../generated/gql/graphql';
import { sampleBooking } from '../../samples/booking-answers';
import { startSampleShop } from '../../samples/sample-shop';
import { BookingCertificates } from './BookingCertificates';

const ENDPOINT = '*/api/telehealth/certificate';
const certificate = {
  version: 2,
  status: 'valid' as const,
  purpose: 'study' as const,
  from: '2026-11-24',
  to: '2026-11-24',
  issued_by: 'Asha Pillai',
};
const open = (has_certificate = true) =>
  render(
    <TestShop>
      <BookingCertificates booking={sampleBooking({ status: 'completed', has_certificate })} />
    </TestShop>,
  );
const asked = () => sentVariables(TelehealthCertificatesDocument);

beforeEach(() => {
  startSampleShop();
  serve(
    respondWith(TelehealthCertificatesDocument, {
      telehealth_certificates: [certificate, { ...certificate, version: 1, status: 'withdrawn' }],
    }),
  );
});

describe('the certificates of an appointment [health-30]', () => {
  it('say which one holds, and give that one as a file, without its appointment in the address', async () => {
    const bodies: unknown[] = [];
    const saved = vi.fn(() => 'blob:pdf');
    Object.assign(URL, { createObjectURL: saved, revokeObjectURL: vi.fn() });
    serve(
      http.post(ENDPOINT, async ({ request }) => {
        bodies.push(await request.json());
        return HttpResponse.arrayBuffer(new Uint8Array([37, 80]).buffer);
      }),
    );
    open();
    const items = await screen.findAllByRole('listitem');
    expect(items[0]?.textContent).toContain('Medical certificate for studyValid24 November 2026');
    expect(items[1]?.textContent).toContain('Withdrawn: no longer valid');
    fireEvent.click(screen.getByRole('button', { name: 'Download certificate (PDF)' }));
    await waitFor(() => expect(saved).toHaveBeenCalledOnce());
    expect(bodies).toEqual([{ uuid: 'b1' }]);
  });

  it('say so if it was withdrawn meanwhile', async () => {
    serve(http.post(ENDPOINT, () => new HttpResponse(null, { status: 404 })));
    open();
    fireEvent.click(await screen.findByRole('button', { name: 'Download certificate (PDF)' }));
    expect(await screen.findByText(/no longer holds/)).toBeTruthy();
  });

  it.each([
    [
      'a limit',
      () => HttpResponse.json({ message: 'Too many attempts.' }, { status: 429 }),
      'Too many attempts.',
    ],
    ['a line that is down', () => HttpResponse.error(), 'We can’t reach Saltbush right now.'],
  ])('say why %s kept the file back', async (_what, answer, words) => {
    serve(http.post(ENDPOINT, answer));
    open();
    fireEvent.click(await screen.findByRole('button', { name: 'Download certificate (PDF)' }));
    expect(await screen.findByText(words)).toBeTruthy();
  });

  it('are not asked for without one, nor by staff who act as the customer', () => {
    open(false);
    const acting = { staff_name: 'Sam', reason: 'Asks for help', expires_at: '2026-11-24T01:00:00Z' };
    useSession.setState({ impersonation: acting as never });
    open();
    expect(screen.queryByRole('list')).toBeNull();
    expect(asked()).toHaveLength(0);
  });
});
