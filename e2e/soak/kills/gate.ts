import type { Journal } from './journal';

/** Lets workers pass between two pieces of work, or holds them there while the shop is checked. */
export class Gate {
  private closed: Promise<void> | null = null;
  private open = () => {};
  private working = 0;
  private onIdle = () => {};
  private isOver = false;

  /** Closes the gate; resolves when every worker has finished its piece of work. */
  async close(): Promise<void> {
    this.closed = new Promise((resolve) => {
      this.open = resolve;
    });
    if (this.working === 0) return;
    await new Promise<void>((resolve) => {
      this.onIdle = resolve;
    });
  }

  reopen(): void {
    this.closed = null;
    this.open();
  }

  /** Lets workers that reach the gate go home. */
  end(): void {
    this.isOver = true;
    this.reopen();
  }

  /** Repeats a piece of work until the end; one that fails is noted and followed by the next. */
  async work(journal: Journal, name: string, piece: () => Promise<void>): Promise<void> {
    for (;;) {
      while (this.closed) await this.closed;
      if (this.isOver) return;
      this.working += 1;
      try {
        await piece();
      } catch (error) {
        journal.giveUp(name, error);
      }
      this.working -= 1;
      if (this.working === 0) this.onIdle();
    }
  }
}
