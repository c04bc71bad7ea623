/** Says that a line is gone and offers to take that back. */
export async function sayRemoved(name: string, undo?: () => void): Promise<void> {
  const { toast } = await import('@saltbush/shared-ui/design/overlays');
  toast({ message: `${name} was removed`, tone: 'info', undo });
}
