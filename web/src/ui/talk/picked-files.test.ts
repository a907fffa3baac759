import { expect, it } from 'vitest'
import { type PickedFile, unreadableOf } from './picked-files.ts'

const picked = (key: string, file: Partial<File>): PickedFile => ({ key, file: file as File })

it('files that cannot be read any more, and folders, are found before they are sent', async () => {
  const gone = new Blob()
  gone.slice = () => Object.assign(new Blob(), { arrayBuffer: () => Promise.reject(new Error('NotReadableError')) })
  const files = [picked('log', new File(['x'], 'log')), picked('gone', gone), picked('empty', new File([], 'e'))]
  expect((await unreadableOf(files)).map(({ key }) => key)).toEqual(['gone'])
})
