import { render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useStepArrival } from './use-step-arrival';

function Step({ heading, isSettled = true }: { heading: string; isSettled?: boolean }) {
  return (
    <h1 ref={useStepArrival(heading, isSettled)} tabIndex={-1}>
      {heading}
    </h1>
  );
}

const show = (first: Parameters<typeof Step>[0]) => {
  const { rerender } = render(<Step {...first} />, { wrapper: StrictMode });
  return (next: Parameters<typeof Step>[0]) => rerender(<Step {...next} />);
};
const hasFocus = () => document.activeElement === screen.getByRole('heading');

beforeEach(() => void vi.stubGlobal('scrollTo', vi.fn()));

it('leaves the first step to the page', () => {
  const showNext = show({ heading: 'Contact' });
  showNext({ heading: 'Contact' });
  expect(hasFocus()).toBe(false);
});

it('moves the focus to each further step', () => {
  const showNext = show({ heading: 'Contact' });
  showNext({ heading: 'Time' });
  expect(hasFocus()).toBe(true);
  screen.getByRole('heading').blur();
  showNext({ heading: 'Review' });
  expect(hasFocus()).toBe(true);
  expect(window.scrollTo).toHaveBeenCalledWith(0, 0);
});

it('leaves the focus alone when the page finds out that another step is the open one', () => {
  const showNext = show({ heading: 'Review', isSettled: false });
  showNext({ heading: 'Contact', isSettled: true });
  expect(hasFocus()).toBe(false);
});

it('moves the focus once the step is known if somebody went Back and Forward before', () => {
  const showNext = show({ heading: 'Review', isSettled: false });
  showNext({ heading: 'Time', isSettled: false });
  showNext({ heading: 'Review', isSettled: false });
  expect(hasFocus()).toBe(false);
  showNext({ heading: 'Review', isSettled: true });
  expect(hasFocus()).toBe(true);
});

it('leaves the focus alone when the page looks again what is kept, and stays at its step', () => {
  const showNext = show({ heading: 'Contact' });
  showNext({ heading: 'Time' });
  screen.getByRole('heading').blur();
  showNext({ heading: 'Time', isSettled: false });
  showNext({ heading: 'Time', isSettled: true });
  expect(hasFocus()).toBe(false);
});
