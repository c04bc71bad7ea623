import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AnnouncementStrip } from './AnnouncementStrip';

const messages = ['First <b>one</b>', 'Second', 'Third'];
const dropdown = [
  { id: '1', title: 'Same day', description: 'By 9pm.', linkText: 'Check', targetLink: '/delivery' },
];

function prefersReduced(matches: boolean) {
  vi.stubGlobal('matchMedia', () => ({ matches, addEventListener: () => {}, removeEventListener: () => {} }));
}

beforeEach(() => {
  vi.useFakeTimers();
  prefersReduced(false);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const message = () => document.querySelector('.message');

describe('AnnouncementStrip', () => {
  it('moves on every 3 s with a fade of 500 ms [2.7-01 4.p-02 9.c-05]', () => {
    render(<AnnouncementStrip messages={messages} />);
    expect(message()?.innerHTML).toBe('First <b>one</b>');
    pass(3000);
    expect(message()?.hasAttribute('data-fading')).toBe(true);
    expect(message()?.textContent).toBe('First one');
    pass(500);
    expect(message()?.hasAttribute('data-fading')).toBe(false);
    expect(message()?.textContent).toBe('Second');
    pass(6000);
    expect(message()?.textContent).toBe('First one');
  });

  it('rests under the pointer, with focus inside, and when paused', () => {
    render(<AnnouncementStrip messages={messages} />);
    const strip = screen.getByRole('region', { name: 'Announcements' });
    fireEvent.pointerEnter(strip);
    pass(9000);
    expect(message()?.textContent).toBe('First one');
    fireEvent.pointerLeave(strip);
    fireEvent.click(screen.getByRole('button', { name: 'Pause announcements' }));
    pass(9000);
    expect(message()?.textContent).toBe('First one');
    fireEvent.click(screen.getByRole('button', { name: 'Play announcements' }));
    pass(3500);
    expect(message()?.textContent).toBe('Second');
  });

  it('never moves for visitors who asked for less motion', () => {
    prefersReduced(true);
    render(<AnnouncementStrip messages={messages} />);
    pass(9000);
    expect(message()?.textContent).toBe('First one');
  });

  it('expands a panel of titles, descriptions and links [2.7-03]', () => {
    render(<AnnouncementStrip messages={messages} dropdown={dropdown} />);
    expect(screen.queryByText('Same day')).toBeNull();
    const more = screen.getByRole('button', { name: 'More about this' });
    fireEvent.click(more);
    expect(more.getAttribute('aria-expanded')).toBe('true');
    expect(screen.getByText('By 9pm.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Check' }).getAttribute('href')).toBe('/delivery');
  });

  it('renders on the server without touching the window', () => {
    vi.stubGlobal('matchMedia', undefined);
    expect(renderToString(<AnnouncementStrip messages={messages} />)).toContain('First <b>one</b>');
  });
});
