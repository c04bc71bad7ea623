import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { inlineHtml } from './inlineHtml';

const markup = (html: string) => render(<p>{inlineHtml(html)}</p>).container.innerHTML;

describe('single-line rich text', () => {
  it('preserves bold and emphasis', () =>
    expect(markup('<b>Free</b> from <em>$50</em> &amp; up')).toBe(
      '<p><strong>Free</strong> from <em>$50</em> &amp; up</p>',
    ));
  it('strips every other tag and all attributes', () => {
    expect(
      markup('<strong onclick="x()">A</strong><img src=x onerror=x()><a href="javascript:x">B</a>'),
    ).toBe('<p><strong>A</strong>B</p>');
    expect(markup('<script>alert(1)</script>')).toBe('<p>alert(1)</p>');
  });
  it('handles unclosed and unopened tags', () => {
    expect(markup('a</strong> b <strong>c')).toBe('<p>a b <strong>c</strong></p>');
    expect(markup('')).toBe('<p></p>');
  });
});
