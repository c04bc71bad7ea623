import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { FileUpload, type FileUploadProps } from './FileUpload';
import { formatFileSize, isAccepted } from './file-rules';
import type { UploadedModel } from './UploadedItem';

const file = (name: string, type: string, bytes = 10) => new File(['x'.repeat(bytes)], name, { type });
const added = vi.fn();

function Controlled(props: Partial<FileUploadProps>) {
  const [files, setFiles] = useState<readonly UploadedModel[]>([]);
  const add = (more: readonly File[]) => {
    added(more.map(({ name }) => name));
    setFiles([...files, ...more.map(({ name, size }) => ({ id: name, name, size }))]);
  };
  return (
    <FileUpload
      label="Photo of your script"
      name="script"
      accept=".pdf,image/*"
      maxBytes={2000}
      {...props}
      files={files}
      onAdd={add}
      onRemove={(id) => setFiles(files.filter((one) => one.id !== id))}
    />
  );
}

const input = () => screen.getByLabelText<HTMLInputElement>('Photo of your script');
const drop = (...files: File[]) => {
  const zone = input().parentElement as HTMLElement;
  fireEvent.dragOver(zone);
  expect(zone.hasAttribute('data-over')).toBe(true);
  fireEvent.drop(zone, { dataTransfer: { files } });
};

describe('FileUpload', () => {
  it('adds files that meet the rules and reports why the others were refused', () => {
    added.mockClear();
    render(<Controlled />);
    drop(
      file('a.pdf', 'application/pdf'),
      file('b.exe', 'application/x-msdownload'),
      file('c.png', 'image/png', 2001),
    );
    expect(added.mock.calls).toEqual([[['a.pdf']]]);
    const alert = screen.getByRole('alert').textContent;
    expect(alert).toContain('b.exe is not a kind of file that we can use.');
    expect(alert).toContain('c.png is larger than 2 kB. Choose a smaller file.');
  });

  it('accepts no more than the maximum, and another one after a removal', async () => {
    render(<Controlled maxFiles={1} />);
    expect(input().multiple).toBe(false);
    await userEvent.upload(input(), file('a.pdf', 'application/pdf'));
    drop(file('b.pdf', 'application/pdf'));
    expect(screen.getByRole('alert').textContent).toContain('b.pdf was not added: one file is the most.');
    await userEvent.click(screen.getByRole('button', { name: 'Remove a.pdf' }));
    expect(screen.getByRole('status').textContent).toBe('a.pdf removed');
    expect(document.activeElement).toBe(input());
    await userEvent.upload(input(), file('a.pdf', 'application/pdf'));
    expect(screen.getByRole('button', { name: 'Remove a.pdf' })).toBeTruthy();
  });

  it('shows the progress and the error of each file', () => {
    const files = [
      { id: '1', name: 'a.pdf', progress: 0.4 },
      { id: '2', name: 'b.pdf', isDone: true, size: 12_345 },
      { id: '3', name: 'c.pdf', error: 'This file could not be sent. Try again.' },
    ];
    render(<FileUpload label="Scripts" name="s" files={files} onAdd={() => {}} onRemove={() => {}} />);
    expect(screen.getByRole('progressbar', { name: 'Sending a.pdf' }).ariaValueNow).toBe('40');
    expect(screen.getByText('12 kB · Sent')).toBeTruthy();
    expect(screen.getByText(/could not be sent/)).toBeTruthy();
  });

  it('ignores files dropped while disabled', () => {
    added.mockClear();
    render(<Controlled disabled />);
    fireEvent.drop(input().parentElement as HTMLElement, {
      dataTransfer: { files: [file('a.pdf', 'application/pdf')] },
    });
    expect(added).not.toHaveBeenCalled();
  });

  it('matches file types and formats sizes', () => {
    expect(isAccepted({ name: 'A.PDF', type: '' }, '.pdf')).toBe(true);
    expect(isAccepted({ name: 'a', type: 'image/heic' }, 'image/*')).toBe(true);
    expect(isAccepted({ name: 'a', type: 'text/html' }, 'text/plain, .txt')).toBe(false);
    expect(isAccepted({ name: 'a', type: 'text/html' }, undefined)).toBe(true);
    expect([0, 999, 1000, 3_400_000, -1, Number.NaN].map(formatFileSize)).toEqual([
      '0 bytes',
      '999 bytes',
      '1 kB',
      '3.4 MB',
      '',
      '',
    ]);
  });
});
