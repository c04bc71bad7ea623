import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { FileUpload } from './FileUpload';
import type { UploadedModel } from './UploadedItem';

const meta = {
  title: 'Design/File upload',
  component: FileUpload,
  args: {
    label: 'Photo of your script',
    name: 'script',
    hint: 'PDF or picture, 5 MB at most.',
    accept: '.pdf,image/*',
    maxBytes: 5_000_000,
    files: [],
    onAdd: fn(),
    onRemove: fn(),
  },
  render: (args) => <Controlled {...args} />,
  decorators: [(Story) => <div style={{ maxWidth: '32rem' }}>{<Story />}</div>],
} satisfies Meta<typeof FileUpload>;

export default meta;
type Story = StoryObj<typeof meta>;

function Controlled({ files: first, ...rest }: ComponentProps<typeof FileUpload>) {
  const [files, setFiles] = useState<readonly UploadedModel[]>(first);
  const add = (more: readonly File[]) =>
    setFiles([...files, ...more.map(({ name, size }) => ({ id: name, name, size }))]);
  const remove = (id: string) => setFiles(files.filter((file) => file.id !== id));
  return <FileUpload {...rest} files={files} onAdd={add} onRemove={remove} />;
}

export const Default: Story = {};

export const OneFile: Story = { args: { maxFiles: 1 } };

export const Files: Story = {
  args: {
    files: [
      { id: '1', name: 'script-front.jpg', size: 2_400_000, progress: 0.6 },
      { id: '2', name: 'script-back.jpg', size: 1_900_000, isDone: true },
      { id: '3', name: 'referral.pdf', error: 'This file could not be sent. Remove it and try again.' },
    ],
  },
};

export const WithAnError: Story = { args: { error: 'Please add a photo of your script' } };

export const Disabled: Story = { args: { disabled: true } };

const file = (name: string, type: string) => new File(['x'], name, { type });

export const Refused: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText('Photo of your script');
    const user = userEvent.setup({ applyAccept: false });
    await user.upload(input, [file('script.exe', 'application/x-msdownload'), file('a.pdf', '')]);
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'script.exe is not a kind of file that we can use.',
    );
    await expect(canvas.getByRole('list')).toHaveTextContent('a.pdf');
  },
};

export const ByKeyboard: Story = {
  args: { files: [{ id: '1', name: 'script.pdf', size: 12_000, isDone: true }] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    const input = canvas.getByLabelText('Photo of your script');
    await expect(input).toHaveFocus();
    await expect(input).toHaveAccessibleDescription('PDF or picture, 5 MB at most.');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Remove script.pdf' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveFocus();
    await expect(canvas.queryByRole('list')).toBeNull();
    await expect(canvas.getByRole('status')).toHaveTextContent('script.pdf removed');
  },
};
