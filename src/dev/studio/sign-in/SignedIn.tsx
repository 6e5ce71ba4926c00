import { Button } from '../controls/Button.tsx';
import type { StudioSite } from '../protocol.ts';
import styles from './SignIn.module.css';

/** Says who is signed in, and lets them sign out. A form: the browser leaves the page. */
export function SignedIn({ editor }: { editor: NonNullable<StudioSite['editor']> }) {
  return (
    <form className={styles['signedIn']} method="post" action="/_studio/sign-out">
      <span>{editor.name}</span>
      <Button look="quiet" type="submit">
        Sign out
      </Button>
    </form>
  );
}
