import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { highlight } from './highlight';

const markup = (value: string) => render(<p>{highlight(value)}</p>).container.innerHTML;

describe('highlighted text', () => {
  it('marks the matching text', () =>
    expect(markup('Night <mark>Magne</mark>sium &amp; Zinc')).toBe(
      '<p>Night <mark>Magne</mark>sium &amp; Zinc</p>',
    ));
  it('treats everything else as plain text', () =>
    expect(markup('<img src=x><mark><b>x</b></mark>')).toBe(
      '<p>&lt;img src=x&gt;<mark>&lt;b&gt;x&lt;/b&gt;</mark></p>',
    ));
});
