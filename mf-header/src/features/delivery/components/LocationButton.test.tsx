import {
  closeOverlay,
  setPreference,
  startPreference,
  useOverlayStore,
  usePreference,
} from '@saltbush/shared-ui/platform';
import { TestShop } from '@saltbush/shared-ui/testing';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LocationButton } from './LocationButton';

const TEXT = 'Enter your postcode or suburb for accurate delivery options.';

const show = () =>
  render(
    <TestShop>
      <LocationButton />
    </TestShop>,
  );
const button = () => screen.getByRole('button', { name: /Delivering to/ });
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

describe('delivery location button', () => {
  beforeEach(() => {
    localStorage.clear();
    usePreference.setState({ status: 'unknown', preference: null });
  });
  afterEach(() => {
    vi.useRealTimers();
    localStorage.clear();
    act(() => {
      closeOverlay();
      usePreference.setState({ status: 'unknown', preference: null });
    });
  });

  it('shows the delivery location, or "Set location" [2.8-01]', () => {
    show();
    expect(button().textContent).toBe('Delivering to: Set location');
    act(() => setPreference({ id: '1', suburb: 'SURRY HILLS', postcode: '2010', state: 'NSW' }));
    expect(button().textContent).toBe('Delivering to: Surry Hills, 2010');
  });

  it('updates on a storage event and on a "preferenceChange" event [3.g-02 3.g-05]', () => {
    startPreference();
    show();
    const store = (suburb: string, postcode: string) =>
      localStorage.setItem('preference', JSON.stringify({ id: '1', suburb, postcode, state: 'WA' }));
    store('PERTH', '6000');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'preference' })));
    expect(button().textContent).toContain('Perth, 6000');
    store('ALBANY', '6330');
    act(() => void window.dispatchEvent(new Event('preferenceChange')));
    expect(button().textContent).toContain('Albany, 6330');
  });

  it('opens the Delivery Options drawer [2.8-01]', () => {
    show();
    fireEvent.click(button());
    expect(useOverlayStore.getState().open?.name).toBe('delivery-options');
  });

  it('prompts for a location with the specified text while no preference is stored [2.8-02 2.8-03]', async () => {
    startPreference();
    show();
    expect(await screen.findByText(TEXT)).toBeTruthy();
  });

  it('does not prompt before the preference has been read or once one is stored [2.8-02]', async () => {
    const { rerender } = show();
    expect(screen.queryByText(TEXT)).toBeNull();
    act(() => setPreference({ id: '1', suburb: 'PERTH', postcode: '6000', state: 'WA' }));
    rerender(
      <TestShop>
        <LocationButton />
      </TestShop>,
    );
    expect(screen.queryByText(TEXT)).toBeNull();
  });

  it('does not prompt while another header panel is open, and prompts after it closes', async () => {
    startPreference();
    const { rerender } = show();
    await screen.findByText(TEXT);
    const shown = (suppressPrompt: boolean) => (
      <TestShop>
        <LocationButton suppressPrompt={suppressPrompt} />
      </TestShop>
    );
    rerender(shown(true));
    expect(screen.queryByText(TEXT)).toBeNull();
    rerender(shown(false));
    expect(screen.getByText(TEXT)).toBeTruthy();
  });

  it('stores the default location on "Got it" [2.8-04 9.a-02 3.g-03 3.g-04]', async () => {
    startPreference();
    show();
    fireEvent.click(await screen.findByRole('button', { name: 'Got it' }));
    expect(JSON.parse(localStorage.getItem('preference') ?? '{}')).toEqual({
      id: 'default-preference',
      suburb: 'SYDNEY',
      postcode: '2000',
      state: 'NSW',
    });
    expect(screen.queryByText(TEXT)).toBeNull();
    expect(button().textContent).toBe('Delivering to: Sydney, 2000');
  });

  it('opens the drawer on "Set location" and stores nothing [2.8-04]', async () => {
    startPreference();
    show();
    fireEvent.click(await screen.findByRole('button', { name: 'Set location' }));
    expect(useOverlayStore.getState().open?.name).toBe('delivery-options');
    expect(localStorage.getItem('preference')).toBeNull();
    expect(screen.queryByText(TEXT)).toBeNull();
  });

  it.each(['Got it', 'Set location', 'Escape'])(
    'returns focus to the button when dismissed by "%s"',
    async (action) => {
      startPreference();
      show();
      const control = await screen.findByRole('button', { name: action === 'Escape' ? 'Got it' : action });
      control.focus();
      if (action === 'Escape') fireEvent.keyDown(control, { key: 'Escape' });
      else fireEvent.click(control);
      expect(screen.queryByText(TEXT)).toBeNull();
      expect(document.activeElement).toBe(button());
    },
  );

  it('hides automatically after 30 s [2.8-05 4.p-03 9.c-06]', async () => {
    startPreference();
    await import('./LocationPopover');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    show();
    await act(async () => undefined);
    expect(screen.getByText(TEXT)).toBeTruthy();
    pass(29_999);
    expect(screen.getByText(TEXT)).toBeTruthy();
    pass(1);
    expect(screen.queryByText(TEXT)).toBeNull();
  });

  it('stays open while hovered or focused', async () => {
    startPreference();
    await import('./LocationPopover');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    show();
    await act(async () => undefined);
    fireEvent.pointerEnter(screen.getByRole('region', { name: 'Delivery location' }));
    pass(60_000);
    expect(screen.getByText(TEXT)).toBeTruthy();
    fireEvent.pointerLeave(screen.getByRole('region', { name: 'Delivery location' }));
    pass(30_000);
    expect(screen.queryByText(TEXT)).toBeNull();
  });
});
