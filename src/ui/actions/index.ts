export { Button, type ButtonProps } from './Button';
export { IconButton, type IconButtonProps } from './IconButton';
export { TextLink, type TextLinkProps } from './TextLink';
export { RowButton, type RowButtonProps } from './RowButton';
