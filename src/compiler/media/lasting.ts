/** Where documents of content/media/files/ are: their addresses stay the same when their bytes change. */
export const LASTING_FOLDER = '/files/';

/** Whether a file with this address keeps it when its bytes change, so that other sites can link to it. */
export const isLasting = (address: string): boolean => address.startsWith(LASTING_FOLDER);
