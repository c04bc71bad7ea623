// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { startEarlyInput } from './early-page';

it('holds nothing once a script of the shell has failed: nothing would ever perform it', () => {
  startEarlyInput({ keeper: false });
  document.body.innerHTML = '<div data-part="content"><button>Add</button></div>';
  const button = document.querySelector('button') as HTMLButtonElement;
  button.click();
  expect(button.hasAttribute('data-held')).toBe(true);
  const script = Object.assign(document.createElement('script'), { defer: true });
  document.head.append(script);
  script.dispatchEvent(new Event('error'));
  expect(button.hasAttribute('data-held')).toBe(false);
  button.click();
  expect(button.hasAttribute('data-held')).toBe(false);
});
