import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AnnouncementPanel } from './AnnouncementPanel';
import { AnnouncementStrip } from './AnnouncementStrip';

const messages = [
  { id: '1', html: 'First <strong>one</strong>', targetLink: '/first' },
  { id: '2', html: 'Second', targetLink: '/second' },
  { id: '3', html: 'Third', targetLink: '' },
];
const dropdown = [
  { id: '3', title: 'The third', description: 'More.', linkText: 'Read', targetLink: '/third' },
  { id: '1', title: 'Same day', description: 'By 9pm.', linkText: 'Check', targetLink: '/delivery' },
];

function prefersReduced(matches: boolean) {
  vi.stubGlobal('matchMedia', () => ({ matches, addEventListener: () => {}, removeEventListener: () => {} }));
}

const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const shown = () => document.querySelector('[data-turn="true"]');
const strip = () => screen.getByRole('region', { name: 'Announcements' });

describe('AnnouncementStrip', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    prefersReduced(false);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('shows the next message every 3 s, wraps around, and keeps the others unreachable', () => {
    render(<AnnouncementStrip messages={messages} />);
    pass(2999);
    expect(shown()?.textContent).toBe('First one');
    expect(screen.queryByRole('link', { name: 'Second' })?.closest('[inert]')).toBeTruthy();
    pass(1);
    expect(shown()?.textContent).toBe('Second');
    pass(6000);
    expect(shown()?.textContent).toBe('First one');
  });

  it('pauses on hover, while focus is inside, and on request', () => {
    render(<AnnouncementStrip messages={messages} />);
    fireEvent.pointerEnter(strip());
    pass(9000);
    expect(shown()?.textContent).toBe('First one');
    fireEvent.pointerLeave(strip());
    fireEvent.focus(screen.getByRole('button', { name: 'Pause announcements' }));
    pass(9000);
    expect(shown()?.textContent).toBe('First one');
    fireEvent.blur(screen.getByRole('button', { name: 'Pause announcements' }));
    fireEvent.click(screen.getByRole('button', { name: 'Pause announcements' }));
    pass(9000);
    expect(shown()?.textContent).toBe('First one');
    fireEvent.click(screen.getByRole('button', { name: 'Play announcements' }));
    pass(3000);
    expect(shown()?.textContent).toBe('Second');
  });

  it('stops while its panel is open, while hidden, and when reduced motion is preferred', () => {
    const view = render(<AnnouncementStrip messages={messages} open />);
    pass(9000);
    expect(shown()?.textContent).toBe('First one');
    view.rerender(<AnnouncementStrip messages={messages} hidden />);
    pass(9000);
    expect(shown()?.textContent).toBe('First one');
    expect(strip().hasAttribute('inert')).toBe(true);
    view.unmount();
    prefersReduced(true);
    render(<AnnouncementStrip messages={messages} />);
    pass(9000);
    expect(shown()?.textContent).toBe('First one');
  });

  it('renders a button for a message with details, a link for one with a target, and otherwise plain text', () => {
    const onToggle = vi.fn();
    render(<AnnouncementStrip messages={messages} dropdown={dropdown.slice(1)} onToggle={onToggle} />);
    fireEvent.click(screen.getByRole('button', { name: 'First one' }));
    expect(onToggle).toHaveBeenCalledWith(messages[0]);
    expect(screen.getByText('Second').closest('a')?.getAttribute('href')).toBe('/second');
    expect(screen.getByText('Third').closest('a, button')).toBeNull();
  });

  it('opens the panel with the clicked message first', () => {
    render(<AnnouncementStrip messages={messages} dropdown={dropdown} open Panel={AnnouncementPanel} />);
    const pressed = screen.getByRole('button', { name: 'First one' });
    expect(pressed.getAttribute('aria-expanded')).toBe('true');
    const panel = document.getElementById(pressed.getAttribute('aria-controls') ?? '');
    expect(panel?.textContent).toMatch(/^Same day.*The third/);
    expect(screen.getByRole('link', { name: 'Check' }).getAttribute('href')).toBe('/delivery');
  });

  it('has no pause button for one message, and renders nothing without messages', () => {
    const view = render(<AnnouncementStrip messages={messages.slice(0, 1)} />);
    expect(screen.queryByRole('button')).toBeNull();
    view.rerender(<AnnouncementStrip messages={[]} />);
    expect(strip().textContent).toBe('');
  });

  it('renders on the server without accessing window', () => {
    vi.stubGlobal('matchMedia', undefined);
    expect(renderToString(<AnnouncementStrip messages={messages} />)).toContain('First <strong>one</strong>');
  });
});
