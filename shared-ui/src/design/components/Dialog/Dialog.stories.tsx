import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Opened, openDialog, settled } from '../../samples/overlays';
import { Button } from '../Button/Button';
import { RadioGroup } from '../Choice/RadioGroup';
import { Cluster } from '../layout/layout';
import { Text } from '../Text/Text';
import { Dialog } from './Dialog';

const meta = { title: 'Design/Overlays/Dialog' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const cancelDialog = (
  <Opened label="Cancel the program">
    {(open, set) => (
      <Dialog
        open={open}
        onOpenChange={set}
        title="Cancel your program?"
        description="Your next order will not be sent. You can join again at any time."
        footer={
          <Cluster justify="end">
            <Button variant="quiet" onClick={() => set(false)}>
              Keep my program
            </Button>
            <Button variant="danger" onClick={() => set(false)}>
              Cancel program
            </Button>
          </Cluster>
        }
      >
        <RadioGroup
          legend="What is the reason?"
          name="reason"
          value={null}
          onChange={fn()}
          options={[
            { value: 'too-expensive', label: 'Too expensive' },
            { value: 'not-useful', label: 'Not useful' },
            { value: 'found-alternative', label: 'Found alternative' },
            { value: 'this-is-temporary', label: 'This is temporary' },
          ]}
        />
      </Dialog>
    )}
  </Opened>
);

export const DialogOpen: Story = {
  render: () => cancelDialog,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    const dialog = await screen.findByRole('dialog', { name: 'Cancel your program?' });
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  },
};

export const TallDialog: Story = {
  name: 'Dialog with more than fits [2.22-02 9.f-03]',
  render: () => (
    <Opened label="Read all">
      {(open, set) => (
        <Dialog
          open={open}
          onOpenChange={set}
          title="Terms and conditions"
          footer={<Button block>Accept</Button>}
        >
          {Array.from({ length: 60 }, (_, index) => index + 1).map((line) => (
            <Text key={line}>Terms go on for a good while, so the middle of the dialog scrolls.</Text>
          ))}
        </Dialog>
      )}
    </Opened>
  ),
  play: async ({ canvasElement }) => {
    const { width, height, top } = await settled(await openDialog(canvasElement));
    await expect(width).toBe(568);
    await expect(height).toBeCloseTo(window.innerHeight * 0.95, 0);
    await expect(top).toBeGreaterThan(0);
    await expect(screen.getByRole('button', { name: 'Accept' })).toBeVisible();
  },
};

export const DialogByKeyboard: Story = {
  render: () => cancelDialog,
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button');
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog');
    for (let presses = 0; presses < 8; presses += 1) {
      await userEvent.tab();
      await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    }
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(opener).toHaveFocus();
  },
};
