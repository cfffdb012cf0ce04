import { Button, type ButtonProps } from '../actions/Button';

export interface SheetButtonProps extends Omit<ButtonProps, 'aria-expanded' | 'aria-controls' | 'onClick'> {
  opened: boolean;
  onToggle(): void;
  /** The sheet's id. */
  controls: string;
}

/** Opens and closes a side sheet, and says so. */
export function SheetButton({ opened, onToggle, controls, ...button }: SheetButtonProps) {
  return (
    <Button
      {...button}
      aria-expanded={opened}
      aria-controls={opened ? controls : undefined}
      onClick={onToggle}
    />
  );
}
