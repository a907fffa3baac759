export const en = {
  numberOfCameras_required: 'Enter the number of cameras',
  numberOfCameras_min: 'At least {{min}} cameras',
  numberOfCameras_max: 'At most {{max}} cameras',
} as const
