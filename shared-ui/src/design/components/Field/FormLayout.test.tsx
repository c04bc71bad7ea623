import { TextField } from '@saltbush/shared-ui/design/forms';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished } from 'vitest';
import { FormLayout } from './FormLayout';

/** Shows a form, and returns the name of the field that has the focus before the next task begins. */
function focusedIn(startAt?: string) {
  const page = document.body.appendChild(document.createElement('div'));
  const root = createRoot(page);
  onTestFinished(() => {
    act(() => root.unmount());
    page.remove();
  });
  act(() =>
    root.render(
      <FormLayout startAt={startAt}>
        <TextField label="First name" name="firstName" />
        <TextField label="Last name" name="lastName" />
      </FormLayout>,
    ),
  );
  return document.activeElement?.getAttribute('name');
}

it.each(['firstName', 'lastName'])('begins with the field it is told, %s, at once', (name) => {
  expect(focusedIn(name)).toBe(name);
});

it.each([undefined, 'none'])('leaves the focus where it is without such a field: %s', (name) => {
  expect(focusedIn(name)).toBeNull();
});
