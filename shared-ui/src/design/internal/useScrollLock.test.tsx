import { render } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useScrollLock } from './useScrollLock';

function Locked({ active = true }: { active?: boolean }) {
  useScrollLock(active);
  return null;
}

const pageWidth = (width: number) =>
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(width);

afterEach(() => void vi.restoreAllMocks());

describe('scroll lock', () => {
  it('narrows the page by 15 px while locked if a scrollbar was visible [2.22-04 9.f-07]', () => {
    pageWidth(window.innerWidth - 15);
    const { unmount } = render(<Locked />);
    expect(document.documentElement.style.overflow).toBe('hidden');
    expect(document.body.style.paddingInlineEnd).toBe('15px');
    unmount();
    expect(document.documentElement.style.overflow).toBe('');
    expect(document.body.style.paddingInlineEnd).toBe('');
  });

  it('does not narrow a page with an overlay scrollbar', () => {
    pageWidth(window.innerWidth);
    render(<Locked />);
    expect(document.documentElement.style.overflow).toBe('hidden');
    expect(document.body.style.paddingInlineEnd).toBe('');
  });

  it('stays locked until the last of several overlays closes', () => {
    pageWidth(window.innerWidth);
    const first = render(<Locked />);
    const second = render(<Locked />);
    first.unmount();
    expect(document.documentElement.style.overflow).toBe('hidden');
    second.rerender(<Locked active={false} />);
    expect(document.documentElement.style.overflow).toBe('');
  });
});
