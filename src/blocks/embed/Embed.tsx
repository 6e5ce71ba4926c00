import { useEffect, useRef, useState } from 'react';
import type { Block } from '@json-site/model/content-types';
import { classes } from '@json-site/ui/classes';
import { useHydrated } from '@json-site/ui/hydrated';
import { ArrowLink } from '@json-site/ui/links/ArrowLink';
import { buttonClass } from '@json-site/ui/links/button';
import { MediaPicture } from '@json-site/ui/MediaPicture';
import { Paragraph } from '@json-site/ui/Paragraph';
import { Beside } from '../media-and-text/Beside.tsx';
import styles from './Embed.module.css';

/** Enough for maps and players; an embedded page cannot replace this one. */
const SANDBOX = 'allow-scripts allow-same-origin allow-popups allow-presentation';

function Frame({ address, title }: { address: string; title: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  // The button that had the focus is gone.
  useEffect(() => frame.current?.focus(), []);
  return (
    <iframe
      ref={frame}
      className={styles['frame']}
      src={address}
      title={title}
      sandbox={SANDBOX}
      allow="fullscreen"
      // Players refuse pages whose origin they do not learn.
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}

/** A page of another server in a frame, which requests nothing before the visitor presses the button. */
export function Embed({
  heading,
  intro,
  side,
  address,
  button,
  notice,
  link,
  picture,
  shape,
}: Block<'embed'>) {
  const [isShown, setShown] = useState(false);
  const isHydrated = useHydrated();
  return (
    <Beside heading={heading} intro={intro} side={side}>
      <div className={classes(styles['box'], shape === 'square' && styles['square'])}>
        {isShown ? (
          <Frame address={address} title={heading} />
        ) : (
          <>
            {picture && (
              <MediaPicture
                media={picture.src}
                alt={picture.alt}
                focus={picture.focus}
                className={styles['picture']}
              />
            )}
            <div className={styles['question']}>
              <button
                type="button"
                className={buttonClass()}
                disabled={!isHydrated}
                onClick={() => setShown(true)}
              >
                {button}
              </button>
              <Paragraph text={notice} />
            </div>
          </>
        )}
      </div>
      <ArrowLink href={link.href}>{link.label}</ArrowLink>
    </Beside>
  );
}
