/** A text file of the project. `path` is relative to the project's root: "content/pages/index.json". */
export interface SourceFile {
  path: string;
  text: string;
}
