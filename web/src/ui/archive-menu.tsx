import { useMutation } from '@tanstack/react-query'
import { Archive } from 'lucide-react'
import { Button } from './button.tsx'
import { Menu, MenuItem } from './menu.tsx'
import { saveFile } from './save-file.ts'

interface ArchiveMenuProps<Entry extends string | number> {
  /** The button's text. */
  readonly name: string
  /** The periods whose documents can be downloaded. */
  readonly entries: readonly Entry[]
  readonly labelOf: (entry: Entry) => string
  readonly load: (entry: Entry) => Promise<{ readonly file: string; readonly zip: Blob }>
}

/** All documents of a period in a ZIP file. */
export const ArchiveMenu = <Entry extends string | number>({
  name,
  entries,
  labelOf,
  load,
}: ArchiveMenuProps<Entry>) => {
  const save = useMutation({
    mutationFn: async (entry: Entry) => {
      const { file, zip } = await load(entry)
      saveFile(file, zip)
    },
  })
  return (
    <Menu
      button={
        <Button busy={save.isPending}>
          <Archive />
          {name}
        </Button>
      }
    >
      {entries.map((entry) => (
        <MenuItem key={entry} disabled={save.isPending} onChoose={() => save.mutate(entry)}>
          {labelOf(entry)}
        </MenuItem>
      ))}
    </Menu>
  )
}
