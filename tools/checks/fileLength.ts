import { type Check, isScript } from './tree.ts'

const CAP = 400
const STYLES = /\.css$/

/** Functions are capped by Biome (60 lines); this is about whole files. Generated ones do not count. */
export const fileLength: Check = {
  name: 'fileLength',
  holds: `no file is longer than ${CAP} lines (aim: half of them under 60, nine of ten under 200)`,
  run(tree) {
    const files = tree.paths
      .filter((path) => isScript(path) || STYLES.test(path))
      .map((path) => ({ path, lines: tree.read(path).trimEnd().split('\n').length }))
      .sort((a, b) => a.lines - b.lines)
    const at = (share: number) =>
      files[Math.min(files.length - 1, Math.floor(files.length * share))]?.lines ?? 0
    return {
      problems: files
        .filter((file) => file.lines > CAP)
        .map(
          (file) => `${file.path} has ${file.lines} lines: split it by what it decides, not by its length.`,
        ),
      note: `${files.length} files, median ${at(0.5)}, p90 ${at(0.9)}, longest ${files.at(-1)?.lines ?? 0} lines`,
    }
  },
}
