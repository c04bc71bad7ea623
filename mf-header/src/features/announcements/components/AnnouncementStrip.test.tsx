import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { headerContent } from '../../../testing/content-fixture';
import { TestShop } from '../../../testing/test-shop';
import { AnnouncementStrip } from './AnnouncementStrip';

const strip = headerContent.top_strip;

function Strip({ hidden = false }: { hidden?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <TestShop>
      <AnnouncementStrip
        messages={strip?.rotatingRichTexts ?? []}
        dropdown={strip?.dropdown ?? []}
        links={strip?.links ?? []}
        open={open}
        hidden={hidden}
        onToggle={() => setOpen(!open)}
      />
    </TestShop>
  );
}

const shown = () => document.querySelector('[data-turn="true"]')?.textContent;
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

describe('announcement strip', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('goes to the next message every 3 s, and round again', () => {
    render(<Strip />);
    expect(shown()).toBe('Free delivery from $50');
    pass(2999);
    expect(shown()).toBe('Free delivery from $50');
    pass(1);
    expect(shown()).toBe('10% off your first order');
    pass(6000);
    expect(shown()).toBe('Free delivery from $50');
  });

  it('stops at a press on Pause, and while the pointer or focus is on it', () => {
    render(<Strip />);
    fireEvent.click(screen.getByRole('button', { name: 'Pause announcements' }));
    pass(9000);
    expect(shown()).toBe('Free delivery from $50');
    fireEvent.click(screen.getByRole('button', { name: 'Play announcements' }));
    pass(3000);
    expect(shown()).toBe('10% off your first order');
    fireEvent.pointerEnter(screen.getByRole('region', { name: 'Announcements' }));
    pass(9000);
    expect(shown()).toBe('10% off your first order');
  });

  it('stands still for who asked for less motion', () => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query.includes('reduced-motion'),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));
    render(<Strip />);
    pass(9000);
    expect(shown()).toBe('Free delivery from $50');
    expect(screen.queryByRole('button', { name: 'Pause announcements' })).toBeNull();
  });

  it('gives a message with a dropdown entry of its own a button, others their link [2.7-02]', () => {
    render(<Strip />);
    expect(screen.getByRole('button', { name: 'Free delivery from $50' })).toBeTruthy();
    const link = screen.getByText('Doctors, 7 am to 9 pm').closest('a');
    expect(link?.getAttribute('href')).toBe('/telehealth');
  });

  it('opens a panel with title, description and link of each entry [2.7-03]', async () => {
    render(<Strip />);
    const button = screen.getByRole('button', { name: 'Free delivery from $50' });
    fireEvent.click(button);
    expect((await screen.findByText('Free standard delivery')).tagName).toBe('P');
    expect(button.getAttribute('aria-expanded')).toBe('true');
    expect(screen.getByText('On orders of $50 or more.')).toBeTruthy();
    const link = screen.getByRole('link', { name: 'See delivery options' });
    expect(link.getAttribute('href')).toBe('/discover/delivery');
    fireEvent.click(button);
    expect(screen.queryByText('Your first order')).toBeNull();
  });
});
