import { painted } from '../device/painted.ts';

/** Shows at once that a button was tapped, until its effect is drawn. */
export function press(button: HTMLElement): void {
  button.dataset['pressed'] = 'true';
  void painted().then(() => {
    delete button.dataset['pressed'];
  });
}
