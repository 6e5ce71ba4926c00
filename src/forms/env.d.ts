interface ImportMetaEnv {
  /** Address of the backend. The embedded one is where the page comes from. */
  readonly VITE_SUPABASE_URL: string;
  /** The backend's public key. */
  readonly VITE_SUPABASE_ANON_KEY: string;
}
